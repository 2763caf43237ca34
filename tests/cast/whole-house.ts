import { createHash } from 'node:crypto'
import { afterAll } from 'vitest'
// Every department has said what it knows, as in the house itself.
import '#app/server-routes.ts'
import { dropTestDatabases } from '#kit/db/test-database.ts'
import { knowPeople } from '#kit/access/people.ts'
import { useMail } from '#kit/mail/in-use.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { useSecret } from '#kit/secret.ts'
import { actorsOf } from '#modules/company/accounts/actors-of.ts'
import { approversOf } from '#modules/company/accounts/approvers.ts'
import { hearStatements, writeStatements } from '../statements/statements.ts'

// Runs before each file of the database ring. Its files share their modules, for reading them anew cost more than the
// tests: what a file says otherwise about the house, the next one must not inherit.
// One for a run: what one file has sealed or stamped, the copy in another file must still believe.
const secret = createHash('sha256')
  .update(process.env['MANDOR_TEST_SERVER'] ?? '')
  .digest()
useSecret(secret)
// For the processes a test starts.
process.env['MANDOR_TEST_SECRET'] = secret.toString('hex')
hearStatements()
afterAll(async () => {
  writeStatements()
  knowPeople(actorsOf)
  knowApprovers(approversOf)
  useMail(undefined, undefined)
  await dropTestDatabases()
})
