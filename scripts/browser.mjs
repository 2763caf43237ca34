// Finds a Chromium for the tests: CHROME_PATH, the machine's own, or Debian's package when we may install it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** @returns {string | undefined} the path of a browser, installing Debian's when root and none is there */
export function findBrowser() {
  const wanted = process.env.CHROME_PATH
  if (wanted) return existsSync(wanted) ? wanted : undefined
  return KNOWN.find((path) => existsSync(path)) ?? installBrowser()
}

function installBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Memasang Chromium untuk tes browser (apt-get)…')
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (!apt('install', '-y', '--no-install-recommends', 'chromium')) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  return KNOWN.find((path) => existsSync(path))
}
