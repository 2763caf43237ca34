import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { guidePlugin } from './src/app/help/guide-plugin.ts'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

const api = process.env['API_URL'] ?? 'http://localhost:3000'

const of = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`)

/**
 * A few files that pack well instead of a hundred small ones. A group takes along what its files need, so the order
 * matters: what the login needs, then the shell, then the parts that most pages share.
 */
const groups = [
  {
    name: 'react',
    priority: 50,
    test: of(
      'react',
      'react-dom',
      'scheduler',
      'zustand',
      'use-sync-external-store',
      '@tanstack/(react-router|router-core|history|store|react-store)',
    ),
  },
  {
    name: 'shapes',
    priority: 40,
    test: /node_modules\/zod\/|src\/(ground\/(?!paste-|spoken-|plate|price-back)|kit\/http\/(?!plate))/,
  },
  {
    name: 'start',
    priority: 30,
    test: /src\/app\/web\/(web|root|router)\.tsx|sign-in\/screens\/(login-form|auth-frame|auth-field|enter|news)\.|screen\/shell\/go\./,
  },
  {
    // Warehouses, customers and suppliers are asked for on most pages. And a few lines each that several pages share: every file more is named
    // in the first one.
    name: 'frame',
    priority: 20,
    test: new RegExp(
      [
        /src\/app\/web\/app-shell\.tsx|src\/modules\/((warehouse|parties\/picks)\/contract|catalog\/(prices\/levels|kinds)|(sales|purchasing)\/paper-pages)\.ts|node_modules\/@radix-ui\/react-(popover|dialog)/,
        /screen\/(document\/(share-of|short-percent|told|steps|row-menu)|device\/queued|paper\/print-paper|attachments\/size-text|client\/(use-reload-while|copy-text|download|do-act)|grid\/use-is-phone|list\/(own-columns|many\/one-by-one)|picker\/marked)\./,
      ]
        .map(({ source }) => source)
        .join('|'),
    ),
  },
  // Fetched later, when asked for: the calendar, the hours, a signature, the question before one leaves, what happened to
  // a record, the frame of a sheet that waits, the filters of a list, the pages of a paper. And the few lines that nearly
  // every page needs: in files of their own each costs a request.
  {
    name: 'parts',
    priority: 10,
    test: new RegExp(
      [
        /kit\/screen\/((ui|format|shell)\/|detail\/(?!timeline|asked-sheet|tag-list)|form\/(?!calendar|signature-pad|place-field|conflict-choice|tags-field|leave-question|time-field))/,
        /kit\/screen\/(client\/(later|use-can)|shortcuts\/use-key-of|picker\/later-source|document\/said)\./,
        /(ground\/price-back|(ground|kit\/http)\/plate)\.|paper\/links\/in-sentence\./,
        /kit\/(screen\/list\/(menu-go|filter|chip-class)|list\/audited|posting\/acts)\./,
        /icons\/(archive|arrow-down|arrow-up|chevron-left|copy|download|ellipsis|file-text|pencil|printer|rotate-ccw|trash)\./,
      ]
        .map(({ source }) => source)
        .join('|'),
    ),
  },
  // What lists share with other pages, and a list with all that stands around it.
  {
    name: 'cells',
    priority: 8,
    test: /kit\/screen\/(list\/(export-menu|filter-chip|audit-columns|paper-(beginning|cells))|document\/ticked-sums)\./,
  },
  // A few lines each that the pages of several documents share: their acts' pictures, their tags.
  {
    name: 'few',
    priority: 9,
    test: /icons\/(ban|send|undo-2)\.|kit\/screen\/detail\/tag-list\.|purchasing\/screens\/acts\/rewritable\./,
  },
  { name: 'list', priority: 5, test: /kit\/screen\/list\/(list-page|bulk-bar)\./ },
]

/**
 * Every file is named in the first one: fewer letters weigh less there. What pages share keeps a few, by which a new
 * version finds again what was kept of the old one.
 */
function nameOf({ name, isDynamicEntry }: { readonly name: string; readonly isDynamicEntry: boolean }): string {
  const isWhole = isDynamicEntry || groups.some((group) => group.name === name)
  return `assets/${isWhole ? name : name.slice(0, 3)}-[hash:7].js`
}

export default defineConfig({
  root: 'src/app/web',
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss(), guidePlugin()],
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // One polyfill less: every browser we support knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: nameOf, codeSplitting: { groups } } },
  },
  server: {
    port: 5173,
    // The host stays as the browser sent it: calls from another origin are refused.
    proxy: Object.fromEntries(
      ['/api', '/sanctum', '/storage', '/identity.js', '/identitas', '/manifest.webmanifest'].map((path) => [
        path,
        { target: api },
      ]),
    ),
  },
})
