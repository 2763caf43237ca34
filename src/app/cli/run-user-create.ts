import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { withDatabase } from '#app/cli/with-database.ts'
import { needed, WrongUse } from '#app/cli/wrong-use.ts'
import { createUser } from '#modules/company/accounts/create-user.ts'

/** `user:create`: a password never stands on the command line, where every user of the machine could read it. */
export async function runUserCreate(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    },
  })
  const email = needed(values.email, 'email')
  const name = needed(values.name, 'name')
  const role = needed(values.role, 'role')
  if (!values['password-stdin'])
    throw new WrongUse('Kata sandi dibaca dari masukan standar: tambahkan --password-stdin.')

  const password = (await text(process.stdin)).replace(/\r?\n$/, '')
  await withDatabase((db) => db.withTx((tx) => createUser(tx, { email, name, role, password })))
  console.log(`Akun ${email} dibuat dengan peran ${role}.`)
  return 0
}
