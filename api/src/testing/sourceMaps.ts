// A failure names the line of the source, not of what it was compiled to.
process.setSourceMapsEnabled(true);
