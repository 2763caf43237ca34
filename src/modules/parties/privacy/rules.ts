/** Who may read where a supplier's money goes, and a person's NIK: whoever keeps suppliers, approves their accounts, or pays them. */
export const accountReaders = ['update supplier', 'approve supplier', 'update pembelian-barang'] as const

/** Who may read the NIK of a customer: whoever keeps customers. */
export const customerReaders = ['create pelanggan', 'update pelanggan'] as const
