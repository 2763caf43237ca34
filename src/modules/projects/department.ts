import { department } from '#kit/department.ts'
import { foundProjects } from './found.ts'
import { projectImport } from './projects.import.ts'
import { projectRefusals } from './refusals.ts'
import { projectRoutes } from './routes.ts'

/** What projects brings into the house. */
export const projectsDepartment = department({
  name: 'projects',
  doors: { Proyek: projectRoutes },
  refusals: projectRefusals,
  imports: [projectImport],
  found: foundProjects,
})
