/** Names of the drawings a menu may use. */
export type MenuIcon =
  | 'dashboard'
  | 'wallet'
  | 'order'
  | 'users'
  | 'truck'
  | 'helmet'
  | 'id-card'
  | 'calendar-check'
  | 'banknote'
  | 'cart'
  | 'crane'
  | 'list'
  | 'camera'
  | 'clipboard-check'
  | 'chart'
  | 'boxes'
  | 'package'
  | 'factory'
  | 'warehouse'
  | 'building'
  | 'sliders'
  | 'shield'
  | 'home'
  | 'menu'
  | 'account'

interface Entry {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly icon: MenuIcon
  readonly desc: string
}

/** A place to go. */
export interface MenuEntry extends Entry {
  /** Its address, as the product writes it. */
  readonly to: string
  readonly type: 'item'
}

/** A group (a heading) or a collapsible section, hidden when nothing in it is permitted. */
export interface MenuFolder extends Entry {
  readonly type: 'group' | 'collapse'
  readonly children: readonly MenuItem[]
}

export type MenuItem = MenuEntry | MenuFolder
