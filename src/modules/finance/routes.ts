import './files.ts'
import type { Served } from '#kit/http/serve.ts'
import { bankRoutes } from './bank/routes.ts'
import { cashEntryRoutes } from './entries/routes.ts'

export const financeRoutes: readonly Served[] = [...bankRoutes, ...cashEntryRoutes]
