import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One build, two environments: the page (dist/page) and the server that serves it (dist/server). */
export default defineConfig({
  plugins: [react()],
  builder: {},
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
