import Banknote from 'lucide-react/icons/banknote'
import Boxes from 'lucide-react/icons/boxes'
import Building from 'lucide-react/icons/building-2'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Camera from 'lucide-react/icons/camera'
import Chart from 'lucide-react/icons/chart-column'
import Account from 'lucide-react/icons/circle-user-round'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Factory from 'lucide-react/icons/factory'
import Helmet from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Dashboard from 'lucide-react/icons/layout-dashboard'
import List from 'lucide-react/icons/list'
import Menu from 'lucide-react/icons/menu'
import Package from 'lucide-react/icons/package'
import Shield from 'lucide-react/icons/shield-check'
import Cart from 'lucide-react/icons/shopping-cart'
import Sliders from 'lucide-react/icons/sliders-horizontal'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import Warehouse from 'lucide-react/icons/warehouse'
import { cx } from '../ui/cx.ts'
import type { MenuIcon as Name } from './menu-shape.ts'

const drawings: Record<Exclude<Name, 'crane'>, typeof Wallet> = {
  dashboard: Dashboard,
  wallet: Wallet,
  order: ClipboardList,
  users: Users,
  truck: Truck,
  helmet: Helmet,
  'id-card': IdCard,
  'calendar-check': CalendarCheck,
  banknote: Banknote,
  cart: Cart,
  list: List,
  camera: Camera,
  'clipboard-check': ClipboardCheck,
  chart: Chart,
  boxes: Boxes,
  package: Package,
  factory: Factory,
  warehouse: Warehouse,
  building: Building,
  sliders: Sliders,
  shield: Shield,
  home: House,
  menu: Menu,
  account: Account,
}

/** The drawing of a menu entry. */
export function MenuIcon({ name, className }: { name: Name; className?: string }) {
  if (name === 'crane') return <Crane className={className} />
  const Drawing = drawings[name]
  return <Drawing className={className} />
}

/** A tower crane, which the icon set does not have. */
function Crane({ className }: { className?: string }) {
  return (
    <svg
      className={cx('lucide', className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 21V4M10 21V8M6 8h15M6 4l15 4M6 4 2.5 8H6M6 12l4 3M6 16.5l4 3M4 21h8M17.5 8v4M16 12h3v3h-3z" />
    </svg>
  )
}
