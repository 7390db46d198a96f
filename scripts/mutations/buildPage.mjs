// @ts-check
/**
 * Builds the page alone, in the folder that it is called in, without what no drawing needs: the stored copy for work
 * offline, which takes longer than the rest, and compressed files.
 */
import { createBuilder, loadConfigFromFile } from 'vite';

const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
if (!loaded) throw new Error('There is no configuration of Vite.');
const plugins = /** @type {unknown[]} */ (loaded.config.plugins ?? []).flat(9);
const needed = plugins.filter(
  (plugin) =>
    !(
      plugin instanceof Object &&
      'name' in plugin &&
      /^(?:vite-plugin-pwa|precompressed)/.test(String(plugin.name))
    ),
);
const builder = await createBuilder({
  ...loaded.config,
  root: process.cwd(),
  configFile: false,
  logLevel: 'error',
  plugins: /** @type {import('vite').PluginOption[]} */ (needed),
});
const { client } = builder.environments;
if (client) await builder.build(client);
