import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

const api = process.env['API_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  root: 'src/app/web',
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // One polyfill less: every browser we support knows modulepreload.
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: { '/api': api, '/sanctum': api, '/storage': api },
  },
})
