import type { Served } from '#kit/http/serve.ts'

/** Every door of the house. A department's routes are added here and nowhere else. */
export const allRoutes: readonly Served[] = []
