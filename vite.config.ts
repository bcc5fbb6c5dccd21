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

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [react(), tailwindcss(), compressAssets(), copyMigrations()],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/web/entry-browser.tsx' },
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
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('The client and ssr environments are both needed.')
      await build(client)
      await build(ssr)
    },
  },
})
