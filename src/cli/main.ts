#!/usr/bin/env node
import { run } from './program';
import { readStream } from './io/terminal';

// A reader that has seen enough, like head, closes the pipe. That is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  remark: (text) => process.stderr.write(text),
  readInput: (max) => readStream(process.stdin, max),
  environment: process.env,
  isScreen: process.stdout.isTTY,
});
