/** Off for a moment, yet still there for the keyboard: a button that vanished would take the focus with it. */
export const whileOn = (isOn: boolean, act: () => void) => ({
  'aria-disabled': !isOn || undefined,
  onClick: () => {
    if (isOn) act()
  },
})

export const dimmed = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-55'
