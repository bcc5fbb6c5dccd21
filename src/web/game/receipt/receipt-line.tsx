import { useState, type ReactNode } from 'react'
import { ReceiptDetails } from './receipt-details.tsx'
import { SavedMark, useKeptReceipt, type SavedProps } from './saved-mark.tsx'

/** What is saved, with its mark. Opening the line shows the receipt. */
export function ReceiptLine({ children, ...about }: SavedProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const promise = useKeptReceipt(about)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center underline">
        <SavedMark {...about}>{children}</SavedMark>
      </summary>
      {isOpen && <ReceiptDetails saved={about.saved} promise={promise} />}
    </details>
  )
}
