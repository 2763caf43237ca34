/** A stretch of text: plain, what stands on the screen, a key, or a way to elsewhere. */
export type Inline =
  | string
  | { readonly kind: 'screen'; readonly text: string }
  | { readonly kind: 'key'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

/** One block of a chapter. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text' | 'note'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'picture'; readonly name: string; readonly text: string }

/** A chapter of the guide. */
export interface Chapter {
  /** Its file's name: 'order'. */
  readonly id: string
  readonly title: string
  /** The group under which it is listed. */
  readonly group: string
  /** The pages of the site map that it explains; help on them opens here. */
  readonly pages: readonly string[]
  /** Pages of other chapters on which it is offered as well. */
  readonly also: readonly string[]
  /** Parts (`bagian`) of those other pages on which help opens here. */
  readonly parts: readonly string[]
  readonly blocks: readonly Block[]
}
