import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** `npm run dev`: the server answers its own addresses, Vite answers the page with hot reload. */
function serverInDevelopment(): Plugin {
  return {
    name: 'server-in-development',
    apply: 'serve',
    async configureServer(vite) {
      const { createDevMiddleware } = await vite.ssrLoadModule('/src/server/dev.ts');
      const middleware: unknown = await createDevMiddleware();
      if (typeof middleware === 'function')
        vite.middlewares.use((request, response, next) => void middleware(request, response, next));
    },
  };
}

/** One build, two environments: the page (dist/page) and the server that serves it (dist/server). */
export default defineConfig({
  plugins: [react(), serverInDevelopment()],
  builder: {},
  server: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 8080), strictPort: true },
  environments: {
    client: {
      build: { outDir: 'dist/page', emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        target: 'node20',
        rolldownOptions: { input: { main: 'src/server/main.ts' } },
        copyPublicDir: false,
        reportCompressedSize: false,
      },
    },
  },
});
