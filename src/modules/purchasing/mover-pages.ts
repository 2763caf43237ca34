import { tellMoverPages, type MoverPage } from '#modules/stock/face.ts'
import { paperPage, type PaperKind } from './paper-pages.ts'

// Every paper that moves goods is read beside its list.
tellMoverPages('goods-receipt', async (_tx, _companyId, ids) => listed('penerimaan', ids))
tellMoverPages('purchase-bill', async (_tx, _companyId, ids) => listed('tagihan', ids))
tellMoverPages('purchase-return', async (_tx, _companyId, ids) => listed('retur', ids))

function listed(kind: PaperKind, ids: readonly string[]): ReadonlyMap<string, MoverPage> {
  return new Map(ids.map((id) => [id, { to: paperPage(kind, id) }]))
}
