import { existsSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets, copyMigrations } from './src/web/build-plugins.ts'

const serverEntries = {
  'entry-server': 'src/web/entry-server.tsx',
  server: 'src/server.ts',
  cli: 'src/cli.ts',
}

const framework =
  /node_modules\/(?:(?:react|react-dom|scheduler|@tanstack\/[^/]+|use-sync-external-store)\/|lucide-react\/dist\/esm\/(?!icons))|vite\/preload-helper|rolldown[:/]runtime/

export default defineConfig({
  publicDir: 'src/web/public',
  // React has had this hook since 18: its stand-in for older versions need not travel.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  plugins: [react(), tailwindcss(), compressAssets(), copyMigrations()],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/web/entry-browser.tsx',
          output: {
            // One chunk for what every page needs: it compresses better and outlives our own changes in caches.
            codeSplitting: { groups: [{ name: 'framework', test: framework }] },
          },
        },
      },
    },
    ssr: {
      build: {
        ssr: true,
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: Object.fromEntries(Object.entries(serverEntries).filter(([, file]) => existsSync(file))),
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('The client and ssr environments are both needed.')
      await builder.build(client)
      await builder.build(ssr)
    },
  },
})
