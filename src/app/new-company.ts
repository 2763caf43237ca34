import '#modules/stock/guard-item.ts'
import '#modules/stock/item-figures-store.ts'
import { whenCompanyOpens } from '#modules/company/companies/face.ts'
import { seedAccounts } from '#modules/journal/face.ts'
import { seedWarehouse } from '#modules/stock/face.ts'

// What a company of ours finds on its first day: chart of accounts, a cash box and a bank, Gudang Utama.
whenCompanyOpens(seedAccounts)
whenCompanyOpens(seedWarehouse)
