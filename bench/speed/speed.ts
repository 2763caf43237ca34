import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { type Office, openOffice } from '../../tests/browser/office.ts'
import type { Figure } from './figure.ts'
import { firstRows } from './first-row.ts'
import { typingInGrid } from './grid.ts'
import { lighthouseScores } from './lighthouse.ts'
import { openingPalette } from './palette.ts'

interface SpeedOptions {
  readonly isWithLighthouse: boolean
}

/** Measures a house with demo data on this machine and prints every figure beside its bar; gives the exit code. */
export async function speed({ isWithLighthouse }: SpeedOptions): Promise<number> {
  const [load = 0] = loadavg()
  if (load > 1)
    console.log(`Mesin ini sedang sibuk (beban ${load.toFixed(1)}): angka waktu lebih besar daripada sebenarnya.`)
  const office = await openOffice()
  try {
    const figures = await measure(office, isWithLighthouse)
    for (const figure of figures) console.log(lineOf(figure))
    const weights = spawnSync(process.execPath, ['scripts/weights.mjs'], { stdio: 'inherit' })
    return figures.every(isWithin) && weights.status === 0 ? 0 : 1
  } finally {
    await office.close()
  }
}

async function measure(office: Office, isWithLighthouse: boolean): Promise<Figure[]> {
  const figures = [...(await firstRows(office)), ...(await typingInGrid(office)), ...(await openingPalette(office))]
  return isWithLighthouse ? [...figures, ...(await lighthouseScores(office))] : figures
}

function isWithin({ value, bar }: Figure): boolean {
  return 'most' in bar ? value <= bar.most : value >= bar.least
}

function lineOf(figure: Figure): string {
  const { name, value, unit, bar } = figure
  const wanted = 'most' in bar ? `≤ ${bar.most}` : `≥ ${bar.least}`
  return `${isWithin(figure) ? 'ok  ' : 'OVER'} ${String(Math.ceil(value)).padStart(6)} ${unit.padEnd(5)} (${wanted})  ${name}`
}
