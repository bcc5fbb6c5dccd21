import { existsSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, startChunks } from './src/web/build/chunk-groups.ts'
import { notePackages } from './src/web/build/note-packages.ts'
import { smallFont } from './src/web/build/small-font.ts'
import { compressAssets, copySchema, stampWorker } from './src/web/build/plugins.ts'

const serverEntries = {
  'entry-server': 'src/web/entry-server.tsx',
  server: 'src/server.ts',
  'picture-worker': 'src/server/pictures/picture-worker.ts',
  'read-thread': 'src/server/import/read-thread.ts',
  'planner-thread': 'src/server/planner/planner-thread.ts',
  'step-thread': 'src/server/steps/step-thread.ts',
  cli: 'src/cli.ts',
  craque: 'src/craque.ts',
}

/**
 * Packages of many files each. Bundled, they halve the server's start time, and nobody installs the parts that are
 * never used. Node loads others from node_modules.
 */
const inServer = [
  /^@?better-(?:auth|fetch)/,
  /^@(?:asteasolutions|dicebear|hexagon|hono|levischuck|noble|opentelemetry|peculiar|simplewebauthn)\//,
  'asn1js',
  'better-call',
  'defu',
  'fflate',
  'hono',
  'jose',
  'kysely',
  'lucide-react',
  'nodemailer',
  'openapi3-ts',
  'prom-client',
  'pvtsutils',
  'pvutils',
  'read-excel-file',
  'reflect-metadata',
  'rou3',
  'saxen',
  'tslib',
  'tsyringe',
  'unzipper-esm',
  'worker-f',
  'write-excel-file',
  'zod',
]

/** CommonJS, or with CommonJS below. The build can bundle it, and Vite's development server cannot. */
const inBuiltServer = [
  /^@(?:modelcontextprotocol|tanstack)\//,
  /^ajv(?:-formats)?$/,
  'bintrees',
  'content-type',
  'fast-deep-equal',
  'fast-uri',
  'json-schema-traverse',
  'react',
  'react-dom',
  'tdigest',
  'yaml',
  'zod-to-json-schema',
]

const browserEntry = path.resolve('src/web/entry-browser.tsx')
const homePage = path.resolve('src/web/features/home/home-page.tsx')

export default defineConfig(({ command }) => ({
  publicDir: 'src/web/public',
  plugins: [smallFont(), react(), tailwindcss(), compressAssets(), copySchema(), stampWorker(), notePackages()],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // The page carries its style sheet. A separate file would be downloaded again with the first lazy part.
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: browserEntry,
          output: {
            // The scripts of the first load name every other file, so these names are as short as possible.
            chunkFileNames: ({ name }) =>
              startChunks.includes(name) ? `assets/${name}-[hash:7].js` : 'assets/[hash:7].js',
            codeSplitting: { groups: chunkGroups({ entry: browserEntry, home: homePage }) },
          },
        },
      },
    },
    ssr: {
      // Without the development half of React, whatever the environment of the server says.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: { noExternal: command === 'build' ? [...inServer, ...inBuiltServer] : inServer },
      build: {
        ssr: true,
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
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
}))
