import type { KeptFile } from '#kit/files/contract.ts'
import type { FileRow } from '#kit/files/store.ts'

/** A file as it is told to whoever may see it. */
export function keptFile(row: FileRow): KeptFile {
  const { id, slot, name, type, size, width, height, isPrivate, takenAt, lat, lng, device, createdAt, createdBy } = row
  const about = { isPrivate, takenAt, lat, lng, device, createdAt, createdBy }
  return { id, slot, name, type, size: Number(size), width, height, ...about }
}
