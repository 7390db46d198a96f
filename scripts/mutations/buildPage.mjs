// @ts-check
/** Builds the page alone, in the folder that it is called in. */
import { createBuilder } from 'vite';

const builder = await createBuilder({ root: process.cwd(), logLevel: 'error' });
const { client } = builder.environments;
if (client) await builder.build(client);
