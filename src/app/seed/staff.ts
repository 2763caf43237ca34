import type { Ptkp } from '#modules/people/tax/contract.ts'

/** Employees of an office of builders: name, position, base wage of a month in rupiah, and their PTKP. */
export const staff: readonly (readonly [name: string, position: string, base: string, ptkp: Ptkp])[] = [
  ['Bagas Prayoga', 'Pelaksana lapangan', '7500000', 'K/1'],
  ['Maya Sekarwangi', 'Admin proyek', '5200000', 'TK/0'],
  ['Hendra Gunawan', 'Manajer proyek', '11500000', 'K/2'],
  ['Putri Maharani', 'Penjualan', '5600000', 'TK/0'],
  ['Joko Susanto', 'Logistik', '5400000', 'K/0'],
  ['Ratna Komala', 'Keuangan', '6300000', 'K/1'],
  ['Fajar Ramadhan', 'Estimator', '8200000', 'TK/0'],
  ['Lilis Suryani', 'Pembelian', '5900000', 'K/1'],
  ['Taufik Hidayat', 'Pelaksana lapangan', '7200000', 'K/2'],
  ['Wulan Sari', 'Pajak', '6100000', 'TK/0'],
  ['Dian Permana', 'Drafter', '5700000', 'TK/0'],
  ['Rizki Maulana', 'Surveyor', '5800000', 'K/0'],
  ['Nining Kurniasih', 'Resepsionis', '5000000', 'TK/0'],
  ['Arif Budiman', 'K3', '6800000', 'K/1'],
  ['Sigit Purnomo', 'Kepala gudang', '6000000', 'K/2'],
  ['Yanti Rahayu', 'Kasir', '5300000', 'K/0'],
  ['Dodi Setiawan', 'Sopir truk', '5100000', 'K/2'],
  ['Ujang Suryana', 'Sopir truk', '5100000', 'K/1'],
  ['Rina Marlina', 'SDM', '6400000', 'TK/0'],
  ['Eko Prasetyo', 'Kepala produksi', '7800000', 'K/2'],
  ['Neneng Hasanah', 'Penjualan', '5600000', 'K/0'],
  ['Gilang Saputra', 'Quality control', '5900000', 'TK/0'],
  ['Asep Sunarya', 'Penjaga gudang', '5000000', 'K/1'],
  ['Teguh Wibowo', 'Direktur operasional', '18500000', 'K/2'],
]

/** The four foremen with their trades' daily rates in rupiah, and who works for them. */
export const crews: readonly {
  readonly foreman: string
  readonly members: readonly string[]
}[] = [
  {
    foreman: 'Slamet Riyadi',
    members: [
      ...['Wahyu Nugroho', 'Dedi Kurnia', 'Agus Salim', 'Rohmat', 'Yusuf Hidayat', 'Asep Saepudin', 'Tatang'],
      ...['Kosasih', 'Maman Suherman', 'Ade Irawan', 'Nanang', 'Jajang Nurjaman', 'Iwan Setiawan', 'Dadang'],
    ],
  },
  {
    foreman: 'Karno Widodo',
    members: [
      ...['Suparman', 'Sutrisno', 'Paijo', 'Ngatimin', 'Bambang Irianto', 'Sugeng', 'Mulyono'],
      ...['Wagiman', 'Tukiran', 'Parno', 'Sumanto', 'Tarno', 'Suyadi', 'Marno'],
    ],
  },
  {
    foreman: 'Ucup Supriatna',
    members: [
      ...['Encep Hidayat', 'Oding', 'Cecep Rukmana', 'Didin Wahyudin', 'Endang Kosim', 'Engkus', 'Feri Hermawan'],
      ...['Gugun', 'Hendi', 'Ipan Supandi', 'Jejen', 'Kardi', 'Lukman', 'Mumu'],
    ],
  },
  {
    foreman: 'Rusdi Hartono',
    members: [
      ...['Nurdin', 'Oman', 'Pendi', 'Rahmat Hidayat', 'Samsudin', 'Tedi', 'Udin Saprudin'],
      ...['Wawan', 'Yayan Ruhyana', 'Zaenal', 'Abdul Rojak', 'Basuki', 'Cahyo', 'Darma'],
    ],
  },
]
