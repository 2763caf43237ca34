import { checkBooks } from '#app/cli/check-books.ts'
import { withDatabase } from '#app/cli/with-database.ts'

/** `check:books`: exit code 1 when a law does not hold. */
export async function runCheckBooks(): Promise<number> {
  const findings = await withDatabase((db) => checkBooks(db.read))
  for (const { check, law, companyId, detail } of findings) console.log(`${check}: ${law}\n  ${companyId}: ${detail}`)
  console.log(findings.length === 0 ? 'Semua hukum pembukuan terpenuhi.' : `${findings.length} pelanggaran ditemukan.`)
  return findings.length === 0 ? 0 : 1
}
