import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { saveAnalysis } from '../ahsp/contract.ts'
import { worksRoutes } from '../routes.ts'

/** Keeps the analyses of the small project in the library of a company. */
export async function someAnalyses(db: Database, actor: Actor): Promise<void> {
  for (const { code, components, overhead_profit_pct: overhead } of small.ahsp) {
    await deskOf(db, actor, worksRoutes).do(saveAnalysis, {
      ...{ analysisId: null, version: null, code, name: `Pekerjaan ${code}`, unit: 'm2', overhead },
      components: components.map(({ kind, name, unit, coefficient, price }) => ({
        ...{ head: kind === 'upah' ? ('upah' as const) : ('material' as const), name, unit, coefficient },
        price: String(price),
      })),
    })
  }
}
