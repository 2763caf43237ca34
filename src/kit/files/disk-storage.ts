import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '#kit/db/embedded/make-folder.ts'
import { newId } from '#kit/id.ts'
import { checkedKey, isKey, type Storage } from '#kit/files/storage.ts'

/** Keeps files in a folder outside everything the web server shows. */
export function diskStorage(folder: string): Storage {
  return {
    async put(key, bytes) {
      const path = pathOf(folder, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Written beside and renamed: a crash leaves the whole file or none.
      const draft = `${path}.${newId()}`
      const file = await open(draft, 'wx', 0o600)
      try {
        if (Buffer.isBuffer(bytes)) await file.writeFile(bytes)
        else for await (const part of bytes.open()) await file.writeFile(part as Buffer)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    },

    async get(key) {
      const stream = createReadStream(pathOf(folder, key))
      const isThere = await new Promise<boolean>((resolve) =>
        stream.once('open', () => resolve(true)).once('error', () => resolve(false)),
      )
      return isThere ? stream : undefined
    },

    async remove(key) {
      await rm(pathOf(folder, key), { force: true })
    },

    async *list() {
      for (const outer of await namesIn(folder)) {
        for (const inner of await namesIn(join(folder, outer))) {
          for (const name of await namesIn(join(folder, outer, inner))) if (isKey(name)) yield name
        }
      }
    },

    async check() {
      makeFolder(folder, 0o700)
    },
  }
}

// The last digits of a key are random, so that folders fill evenly.
function pathOf(folder: string, key: string): string {
  return join(folder, checkedKey(key).slice(-2), key.slice(-4, -2), key)
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
