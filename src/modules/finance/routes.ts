import './files.ts'
import type { Served } from '#kit/http/serve.ts'
import { bankRoutes } from './bank/routes.ts'
import { cashEntryRoutes } from './entries/routes.ts'
import { manualJournalRoutes } from './journals/routes.ts'

export const financeRoutes: readonly Served[] = [...bankRoutes, ...cashEntryRoutes, ...manualJournalRoutes]
