import type { Page } from 'playwright-core'
import { siteMap } from '../../src/app/site-map.ts'

/** The API list that gives an id for each varying part of an address. */
const ID_FROM: Readonly<Record<string, string>> = {
  orderId: '/api/order',
  pelangganId: '/api/pelanggan',
  supplierId: '/api/supplier',
  companyId: '/api/perusahaan',
  gudangId: '/api/gudang',
  stockId: '/api/stock',
  rumahProduksiId: '/api/rumah-produksi',
  proyekId: '/api/daftar-proyek',
  keuanganId: '/api/laporan-keuangan',
  userId: '/api/karyawan',
  pekerjaId: '/api/pekerja',
  pembelianId: '/api/pembelian-barang',
  produkId: '/api/barang',
  bahanBakuId: '/api/barang',
}

/** The signed-in routes to look at: those that begin with one of the asked ones, or all. */
export function lookedAtRoutes(asked: readonly string[]): string[] {
  const all = siteMap.filter((page) => page.door === 'signed-in').map((page) => page.path)
  if (asked.length === 0) return all
  return all.filter((path) =>
    asked.some((wish) => path === wish || path.startsWith(wish.endsWith('/') ? wish : `${wish}/`)),
  )
}

/** Fills the varying part of a route with the id of a real row; undefined when there is none. */
export async function addressOf(page: Page, route: string): Promise<string | undefined> {
  const part = /\$(\w+)/.exec(route)?.[1]
  if (!part) return route
  const list = ID_FROM[part]
  if (!list) return route.replace(`$${part}`, '00000000-0000-7000-8000-000000000000')
  const answer: unknown = await page.request.get(new URL(list, page.url()).href).then((response) => response.json())
  const rows = (answer as { rows?: { id: string }[] }).rows ?? []
  return rows[0] ? route.replace(`$${part}`, rows[0].id) : undefined
}
