import { department } from '#kit/department.ts'
import { productionChecks } from './checks.ts'
import { foundProduction } from './found.ts'
import { houseImport } from './houses/houses.import.ts'
import { recipeImport } from './recipes/recipes.import.ts'
import { productionRefusals } from './refusals.ts'
import { productionRoutes } from './routes.ts'
import { productionPapers } from './papers/kinds.ts'

/** What production brings into the house. */
export const productionDepartment = department({
  name: 'production',
  doors: { Produksi: productionRoutes },
  refusals: productionRefusals,
  checks: productionChecks,
  imports: [houseImport, recipeImport],
  found: foundProduction,
  series: { SPK: 'SPK produksi' },
  papers: productionPapers,
})
