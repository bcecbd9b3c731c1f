#!/usr/bin/env node
// Plain JavaScript, so that an older Node can run it and print the required version.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(
    `embedded-content-lake needs Node 22.13 or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
import('#cli');
