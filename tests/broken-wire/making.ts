import type { DayAct, Ground, Memory } from './memory.ts'

/** A production house with a recipe makes two pieces, paid by the piece. */
export function making({ on, itemId, madeId }: Ground): DayAct[] {
  const order = (m: Memory) => `/api/spk/${m.id('work')}`
  const step = (name: string, path: string, more: object = {}): DayAct => ({
    name,
    look: { as: 'work', path: order },
    path: (m) => `${order(m)}/${path}`,
    body: (m) => ({ version: m.version('work'), ...more }),
  })
  const recipe = { validFrom: on, outputQty: '1', pieceRate: '5000', lines: [{ itemId, qty: '2', unit: 'zak' }] }
  const made = { good: '2', second: '0', reject: '0', withoutMaterial: true, reason: 'bahan dari pelanggan' }
  return [
    { name: 'house', path: () => '/api/rumah-produksi', body: () => ({ name: 'Workshop Uji' }) },
    { name: 'recipe', path: () => '/api/resep', body: () => ({ itemId: madeId, ...recipe }) },
    {
      name: 'work',
      path: () => '/api/spk',
      body: (m) => ({ houseId: m.id('house'), itemId: madeId, plannedQty: '2', date: on }),
    },
    step('planned', 'rencanakan'),
    step('begun', 'mulai'),
    step('wages', 'upah', { date: on, rows: [{ workerName: 'Asep', qty: '2' }] }),
    step('made', 'hasil', { date: on, finish: true, ...made }),
  ]
}
