import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { freePort } from '../../tests/browser/free-port.ts'
import type { Office } from '../../tests/browser/office.ts'
import type { Figure } from './figure.ts'

const VERSION = '13.5.0'
const TIMES = 3

// Not a dependency: 176 MB for one measurement. Fetched once, beside the other caches, by whoever asks for it.
const folder = resolve('.cache/lighthouse')

/** Lighthouse on a desktop: the login as a stranger, the order list as its owner; the median run of three. */
export async function lighthouseScores(office: Office): Promise<Figure[]> {
  install()
  const { window } = await office.enter()
  const cookies = await window.cookies()
  await window.close()
  const login = await scoresOf(`${office.url}/login`, [])
  const list = await scoresOf(`${office.url}/order/`, cookies)
  return [...figuresOf('/login', login), ...figuresOf('/order/', list)]
}

interface Scores {
  readonly performance: number
  readonly accessibility: number
}

type Cookies = Parameters<Awaited<ReturnType<typeof chromium.launchPersistentContext>>['addCookies']>[0]

function figuresOf(path: string, scores: Scores): Figure[] {
  return [
    { name: `Lighthouse ${path}, kinerja`, value: scores.performance, unit: '', bar: { least: 95 } },
    { name: `Lighthouse ${path}, aksesibilitas`, value: scores.accessibility, unit: '', bar: { least: 100 } },
  ]
}

function install(): void {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return
  console.log(`Mengambil Lighthouse ${VERSION} ke ${folder}…`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--no-save']
  const { status } = spawnSync('npm', ['install', `lighthouse@${VERSION}`, ...flags], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('Lighthouse tidak dapat diambil.')
}

/** Each run in a browser of its own: nothing is cached, the cookies alone are brought along. */
async function scoresOf(url: string, cookies: Cookies): Promise<Scores> {
  const runs: Scores[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const port = await freePort()
    const profile = mkdtempSync(join(tmpdir(), 'mandor-lighthouse-'))
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    })
    await browser.addCookies(cookies)
    runs.push(await run(url, port, join(profile, 'report.json')))
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
  runs.sort((one, other) => one.performance - other.performance)
  return runs[Math.floor(TIMES / 2)] ?? { performance: 0, accessibility: 0 }
}

async function run(url: string, port: number, file: string): Promise<Scores> {
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
  const how = ['--preset=desktop', '--only-categories=performance,accessibility', '--disable-storage-reset', '--quiet']
  const flags = [...how, `--port=${port}`, '--output=json', `--output-path=${file}`]
  // Not spawnSync: the browser waits for us at every new page.
  const child = spawn(process.execPath, [cli, url, ...flags], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Lighthouse berhenti pada ${url}.`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (!report.finalDisplayedUrl.startsWith(url)) throw new Error(`${url} berakhir di ${report.finalDisplayedUrl}`)
  for (const { id, weight } of report.categories.accessibility?.auditRefs ?? []) {
    if (weight > 0 && report.audits[id]?.score === 0) console.log(`   ${url}: ${id}`)
  }
  const of = (name: keyof Scores) => (report.categories[name]?.score ?? 0) * 100
  return { performance: of('performance'), accessibility: of('accessibility') }
}

interface Category {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

interface Report {
  readonly finalDisplayedUrl: string
  readonly categories: Readonly<Partial<Record<keyof Scores, Category>>>
  readonly audits: Readonly<Record<string, { readonly score: number | null } | undefined>>
}
