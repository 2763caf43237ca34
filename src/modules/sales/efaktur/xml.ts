import { xmlText } from '#ground/markup.ts'
import type { Good } from './goods.ts'

/** One faktur: an invoice, or its part under one kode transaksi. */
export interface Faktur {
  readonly date: string
  readonly transactionCode: string
  /** Our own number of the invoice. */
  readonly reference: string
  readonly buyer: Buyer
  readonly goods: readonly Good[]
}

/** Who buys: by NPWP, or a person by NIK. */
export interface Buyer {
  readonly npwp: string | null
  readonly nik: string | null
  readonly nitku: string | null
  readonly name: string
  readonly address: string
  readonly email: string
}

/** Who sells: 16 digits, and 22 of the place of business. */
export interface Seller {
  readonly npwp: string
  readonly nitku: string
}

const HEAD_OFFICE = '000000'
const NONE = '0'.repeat(16)

/** The file that Coretax takes in: elements in the order of the official template 1.4 ('Faktur PK'). */
export function efakturXml(seller: Seller, fakturs: readonly Faktur[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">',
    `  <TIN>${text(seller.npwp)}</TIN>`,
    '  <ListOfTaxInvoice>',
    ...fakturs.flatMap((faktur) => fakturLines(seller, faktur)),
    '  </ListOfTaxInvoice>',
    '</TaxInvoiceBulk>',
    '',
  ].join('\n')
}

function fakturLines(seller: Seller, { date, transactionCode, reference, buyer, goods }: Faktur): string[] {
  return [
    '    <TaxInvoice>',
    ...elements(6, {
      TaxInvoiceDate: date,
      TaxInvoiceOpt: 'Normal',
      TrxCode: transactionCode,
      AddInfo: '',
      CustomDoc: '',
      CustomDocMonthYear: '',
      RefDesc: reference,
      FacilityStamp: '',
      SellerIDTKU: seller.nitku,
      BuyerTin: buyer.npwp ?? NONE,
      BuyerDocument: buyer.npwp ? 'TIN' : 'National ID',
      BuyerCountry: 'IDN',
      BuyerDocumentNumber: buyer.npwp ? '-' : (buyer.nik ?? '-'),
      BuyerName: buyer.name,
      BuyerAdress: buyer.address,
      BuyerEmail: buyer.email,
      BuyerIDTKU: buyer.nitku ?? `${buyer.npwp ?? NONE}${HEAD_OFFICE}`,
    }),
    '      <ListOfGoodService>',
    ...goods.flatMap(goodLines),
    '      </ListOfGoodService>',
    '    </TaxInvoice>',
  ]
}

function goodLines(good: Good): string[] {
  return [
    '        <GoodService>',
    ...elements(10, {
      Opt: good.opt,
      Code: '000000',
      Name: good.name,
      Unit: good.unit,
      Price: good.price,
      Qty: good.qty,
      TotalDiscount: good.discount,
      TaxBase: good.base,
      OtherTaxBase: good.otherBase,
      VATRate: good.rate,
      VAT: good.vat,
      STLGRate: '0',
      STLG: '0',
    }),
    '        </GoodService>',
  ]
}

function elements(indent: number, values: Readonly<Record<string, string>>): string[] {
  const before = ' '.repeat(indent)
  return Object.entries(values).map(([name, value]) =>
    value === '' ? `${before}<${name}/>` : `${before}<${name}>${text(value)}</${name}>`,
  )
}

// A line break is a blank.
function text(value: string): string {
  return xmlText(value.replace(/\s+/g, ' ')).trim()
}
