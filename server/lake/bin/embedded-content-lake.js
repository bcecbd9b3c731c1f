#!/usr/bin/env node
// Plain JavaScript, so that an older Node can run it and print the required version.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`embedded-content-lake needs Node 24 or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
import('../src/cli.ts');
