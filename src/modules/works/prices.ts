import type { Actor } from '#kit/access/actor.ts'

/**
 * Tells whether a person sees the prices of the contract of a project: who sees orders, and who writes or approves the
 * bill. Volumes are for everybody who may see the project.
 */
export function seesPrices(actor: Actor): boolean {
  return ['view order', 'update daftar-proyek', 'approve daftar-proyek'].some((right) => actor.can(right))
}
