import { useEffect } from 'react'
import { lastSearch, rememberSearch } from '#kit/screen/shell/last-search.ts'
import type { Option } from '#kit/screen/form/choice-fields.tsx'
import type { ItemKind } from '../rules.ts'

/** One of the two views of the item master: where its pages stand and what they call an item. */
export interface ItemView {
  readonly of: 'bahan-baku' | 'produk'
  /** 'bahan baku' */
  readonly noun: string
  readonly list: string
  readonly add: string
  readonly edit: (id: string) => string
  readonly detail: (id: string) => string
  /** What one may make here, the usual first. */
  readonly kinds: readonly (Option & { readonly value: ItemKind })[]
}

/** What is processed and used up. */
export const rawMaterials: ItemView = {
  of: 'bahan-baku',
  noun: 'bahan baku',
  list: '/bahan-baku/',
  add: '/bahan-baku/tambah',
  edit: (id) => `/bahan-baku/edit/${id}`,
  detail: (id) => `/bahan-baku/detail/${id}`,
  kinds: [{ value: 'bahan_baku', label: 'Bahan baku' }],
}

/** Everything else that is bought, sold, made or done. */
export const products: ItemView = {
  of: 'produk',
  noun: 'produk',
  list: '/pembelian-barang/',
  add: '/pembelian-barang/tambah-produk',
  edit: (id) => `/pembelian-barang/edit-produk/${id}`,
  detail: (id) => `/pembelian-barang/detail-produk/${id}`,
  kinds: [
    { value: 'barang', label: 'Barang', note: 'Dibeli dan dijual atau dipakai' },
    { value: 'jasa', label: 'Jasa', note: 'Tanpa stok' },
    { value: 'produk_jadi', label: 'Produk jadi', note: 'Dibuat di rumah produksi' },
    { value: 'alat', label: 'Alat', note: 'Dipakai berulang' },
  ],
}

/** Leads the way back to the tab of this view, also for whoever came by a link. */
export function useWayBack(view: ItemView): void {
  useEffect(() => {
    if (view.of === 'produk' && lastSearch(view.list)['tab'] !== 'produk') rememberSearch(view.list, { tab: 'produk' })
  }, [view])
}
