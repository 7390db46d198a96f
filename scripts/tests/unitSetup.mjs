// @ts-check
import { afterAll, vi } from 'vitest';

// Files share their modules. A module that arrives after its file has ended runs without that file's document; if it
// fails there, it fails in every later file.
afterAll(() => vi.dynamicImportSettled());
