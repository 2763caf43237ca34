import { openBanks, tieBank } from '#app/website/banks-contract.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { cardVersions, countSave } from '#kit/posting/settings-card.ts'
import { letterheadOf } from '#modules/company/companies/face.ts'
import { cashAccounts, tieBankAccount, tiedAccounts } from '#modules/journal/face.ts'

const cardName = (bankId: string) => `bank/${bankId}`

/** The doors between the bank accounts that papers print and the accounts that payments use. */
export const bankRoutes: readonly Served[] = [
  serve(openBanks, async ({ tx, actor }) => {
    const { bankAccounts } = await letterheadOf(tx, actor.companyId)
    const tied = await tiedAccounts(tx, actor.companyId)
    const versions = await cardVersions(tx, actor.companyId)
    const accounts = await cashAccounts(tx, actor.companyId)
    return {
      banks: bankAccounts.map(({ id, bank, accountNo, holder }) => ({
        id,
        version: versions.get(cardName(id)) ?? 0,
        bank,
        accountNo,
        holder,
        cashAccountId: tied.get(id) ?? null,
      })),
      cashAccounts: accounts
        .filter(({ kind }) => kind === 'bank')
        .map(({ id, accountCode, name }) => ({ id, code: accountCode, name })),
    }
  }),
  serve(tieBank, async ({ tx, actor, asked }) => {
    const { bankAccounts } = await letterheadOf(tx, actor.companyId)
    const bank = bankAccounts.find(({ id }) => id === asked.id)
    if (!bank) throw new NotFound()
    await countSave(tx, { companyId: actor.companyId, card: cardName(bank.id) }, asked.version, actor.userId)
    return tieBankAccount(tx, actor, bank, asked.cashAccountId)
  }),
]
