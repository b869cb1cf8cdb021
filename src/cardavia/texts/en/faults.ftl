# Faults that need their own explanation

error-table-unreadable = This table cannot be opened any more
    .why = It was begun under rules or options that this version of the site does not play, or its log is damaged. Nothing of it was changed.
    .what = Open a new table. Whoever runs this site finds the reason in the server’s messages.
error-kernels = The game could not be prepared
    .why = Its rules could not be compiled on this machine, so no table can be opened.
    .what = Whoever runs this site finds the reason in the server’s messages; a restart tries again.
error-preparing = The game is still being prepared
    .why = Its rules are being compiled. This happens once, on the first start, and takes a few seconds.
    .what = Load this page again in a moment.
