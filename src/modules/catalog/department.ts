import { department } from '#kit/department.ts'
import { foundItems } from './found.ts'
import { materialImport, productImport } from './items.import.ts'
import { catalogRefusals } from './refusals.ts'
import { catalogRoutes } from './routes.ts'
import { categoryImport, unitImport } from './terms/terms.import.ts'
import { catalogPapers } from './labels/kinds.ts'

/** What catalog brings into the house. */
export const catalogDepartment = department({
  name: 'catalog',
  doors: { 'Barang dan bahan baku': catalogRoutes },
  refusals: catalogRefusals,
  imports: [materialImport, productImport, unitImport, categoryImport],
  found: foundItems,
  papers: catalogPapers,
})
