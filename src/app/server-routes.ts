import '#app/new-company.ts'
import { departments } from '#app/departments.ts'
import { numberedPapers } from '#app/numbered-papers.ts'
import { importers } from '#app/import/importers.ts'
import { dataExportRoutes } from '#app/export/export.ts'
import { docsRoute } from '#app/api-docs/docs-route.ts'
import { booksRoutes } from '#app/books/routes.ts'
import { dashboardRoutes } from '#app/dashboard/routes.ts'
import { demoRoutes } from '#app/demo/routes.ts'
import { searchRoute } from '#app/search/search.ts'
import { previewRoute } from '#app/website/preview.ts'
import { trashRoutes } from '#app/website/trash.ts'
import { defaultRoutes } from '#app/website/defaults.ts'
import { bankRoutes } from '#app/website/banks.ts'
import { settingsLogRoute } from '#app/website/settings-log.ts'
import type { Served } from '#kit/http/serve.ts'
import { paperLinkRoutes } from '#kit/paper/links/routes.ts'
import { commentRoutes } from '#kit/comments/routes.ts'
import { historyRoutes } from '#kit/history/routes.ts'
import { fileRoutes } from '#kit/files/routes.ts'
import { importRoutes } from '#kit/import/routes.ts'
import { preferenceRoutes } from '#kit/preferences/routes.ts'
import { noticeRoutes } from '#kit/notices/routes.ts'
import { numberingRoutes } from '#modules/company/numbering/routes.ts'

/** Doors of the house itself, and those that serve what the departments bring. */
const own: Readonly<Record<string, readonly Served[]>> = {
  'Masuk dan akun': [...preferenceRoutes, ...noticeRoutes],
  Perusahaan: [...numberingRoutes(numberedPapers), ...bankRoutes],
  Pengaturan: [previewRoute, ...dataExportRoutes, ...demoRoutes, settingsLogRoute, ...trashRoutes, ...defaultRoutes],
  'Buku dan periode': booksRoutes,
  'Berkas, impor, dan riwayat': [
    ...fileRoutes,
    ...importRoutes(importers),
    ...paperLinkRoutes,
    ...commentRoutes,
    ...historyRoutes,
  ],
  'Dashboard dan pencarian': [...dashboardRoutes, searchRoute],
}

const parts = [...departments.map(({ doors }) => doors), own].flatMap((doors) => Object.entries(doors))

/** The doors under their headings, in the order of the house. */
const headed = Object.fromEntries(
  [...Map.groupBy(parts, ([heading]) => heading)].map(([heading, all]) => [heading, all.flatMap(([, doors]) => doors)]),
)

/** Every door of the house; the search asks the others, and one describes them all. */
export const allRoutes: readonly Served[] = [...Object.values(headed).flat(), docsRoute(headed)]
