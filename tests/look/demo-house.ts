import { execFileSync } from 'node:child_process'
import { COMPILED } from '../cast/program.ts'
import type { House } from '../browser/house.ts'
import type { Credentials } from '../browser/sign-in.ts'

/** The owner of the demo company. */
export const demoOwner: Credentials = { email: 'siti@wirabangun.co.id', password: 'pasir-kali-tiga-truk' }

/** Fills a fresh house with a believable month, through the administrator's own tool. */
export async function fillDemo(house: House): Promise<void> {
  const env = { ...process.env, DATA_DIR: house.dataDir, NO_COLOR: '1', NODE_COMPILE_CACHE: COMPILED }
  const mandor = (args: string[], input?: string) =>
    execFileSync(process.execPath, ['src/app/cli/mandor.ts', ...args], {
      env,
      input,
      stdio: ['pipe', 'ignore', 'inherit'],
    })
  mandor(['demo:fill', '--size', 'small'])
  mandor(
    ['user:create', '--email', demoOwner.email, '--name', 'Siti Nurhaliza', '--role', 'Pemilik', '--password-stdin'],
    `${demoOwner.password}\n`,
  )
}
