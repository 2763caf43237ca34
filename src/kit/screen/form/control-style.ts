/** The frame of everything one types into: one line, ring outside. */
export const controlFrame = [
  'flex items-center gap-2 w-full min-w-0 rounded-md border border-input bg-card',
  'outline-offset-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring',
  'data-invalid:border-danger data-invalid:shadow-[inset_3px_0_var(--danger)]',
  'data-readonly:bg-muted data-readonly:border-transparent data-readonly:text-muted-foreground',
  'has-[:disabled]:bg-muted has-[:disabled]:border-border has-[:disabled]:text-subtle-foreground',
].join(' ')

/** The frame of one line: 36 high, 48 on phones. */
export const controlBox = `${controlFrame} h-9 max-md:h-12 px-3`

/** The bare input inside the box; the box carries the ring. */
export const bareInput =
  'flex-1 min-w-0 w-full h-full bg-transparent text-sm max-md:text-base outline-none focus-visible:outline-none disabled:cursor-not-allowed'

export const labelText = 'block text-small font-medium mb-1.5'
export const hintText = 'mt-1.5 text-xs text-muted-foreground'
