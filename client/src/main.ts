import { mount } from "svelte";

import Table from "./Table.svelte";

const target = document.getElementById("table");
if (target !== null) mount(Table, { target });
