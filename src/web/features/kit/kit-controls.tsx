import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const countries = ['Brasil', 'Argentina', 'Uruguai', 'Chile'].map((name) => ({ value: name, label: name }))
const views = [
  { value: 'lista', label: 'Lista' },
  { value: 'campo', label: 'Campo' },
] as const

export function KitControls() {
  return (
    <div className="grid gap-4">
      <Buttons />
      <Fields />
    </div>
  )
}

function Buttons() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Card title="Botões">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Salvar time</Button>
        <Button look="secondary">Escalação automática</Button>
        <Button look="quiet">Agora não</Button>
        <Button look="danger" onClick={() => setOpen(true)}>
          Abrir diálogo
        </Button>
        <Button busy>Salvando</Button>
        <Button disabled>Sem orçamento</Button>
        <ButtonLink to="/fantasy" size="large">
          Link grande
        </ButtonLink>
        <IconButton label="Adicionar">
          <Plus size={20} aria-hidden />
        </IconButton>
        <TextLink to="/rankings">Um nome que é link</TextLink>
        <Button look="secondary" onClick={() => showToast({ text: 'Time salvo.', tone: 'good' })}>
          Mostrar aviso
        </Button>
      </div>
      <Dialog
        open={open}
        title="Sair da liga?"
        onClose={close}
        actions={
          <>
            <Button look="secondary" onClick={close}>
              Ficar
            </Button>
            <Button look="danger" onClick={close}>
              Sair da liga
            </Button>
          </>
        }
      >
        <p className="text-muted">Seus pontos continuam seus. Você pode voltar enquanto a liga estiver aberta.</p>
      </Dialog>
    </Card>
  )
}

function Fields() {
  const [on, setOn] = useState(true)
  const [view, setView] = useState<(typeof views)[number]['value']>('campo')
  return (
    <Card title="Campos">
      <div className="grid gap-4">
        <TextField label="Nome" defaultValue="Marta" hint="Aparece no ranking." />
        <TextField label="E-mail" type="email" defaultValue="marta@" error="Falta o que vem depois do @." />
        <SelectField label="País" options={countries} />
        <TextAreaField label="Bio" placeholder="Conte algo sobre você" />
        <Switch label="Avisar antes do fechamento" on={on} onChange={setOn} />
        <Segmented label="Visão" options={views} value={view} onChange={setView} />
      </div>
    </Card>
  )
}
