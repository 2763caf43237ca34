import { useOpened as useOpenedIn } from '#kit/screen/list/use-opened.ts'

/** The paper that stands open beside a list of buying. */
export const useOpened = () => useOpenedIn('/pembelian-barang/')
