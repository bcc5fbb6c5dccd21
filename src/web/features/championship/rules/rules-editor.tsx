import { useState, type FormEvent } from 'react'
import type { ChampionshipRules } from '#contract/rule-set.ts'
import { MOST_RULE_FILE, ruleFileOf } from '#contract/rule-terms.ts'
import { isRuleSetName, RULE_SETS } from '#domain/scoring/rule-sets.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileField, SelectField, TextAreaField } from '#web/ui/field.tsx'
import { RulesPreview } from './rules-preview.tsx'
import { usePublishRules } from './use-publish-rules.ts'

const fileText = ({ name, rules }: ChampionshipRules['current']) =>
  JSON.stringify(ruleFileOf({ name: name.replace(/@.*$/, ''), rules }), null, 2)

/** SC12, SC13, SC14: an organiser edits the rules, previews their effect, and publishes them. */
export function RulesEditor({ slug, rules }: { slug: string; rules: ChampionshipRules }) {
  const { edit: words } = useFeatureCopy('rules')
  const [text, setText] = useState(() => fileText(rules.current))
  const [previewed, setPreviewed] = useState('')
  const { preview, publish } = usePublishRules(slug)
  const isRight = preview.data?.problems.length === 0
  const startFrom = (name: string) =>
    setText(fileText(isRuleSetName(name) ? { name, rules: RULE_SETS[name] } : rules.current))
  function show(event: FormEvent) {
    event.preventDefault()
    setPreviewed(text)
    preview.mutate(text)
  }
  return (
    <Card title={words.title}>
      <p className="pb-3 text-muted">{words.lead}</p>
      <form onSubmit={show} className="grid gap-3">
        <SelectField
          label={words.from}
          options={[
            { value: '', label: words.choose },
            ...Object.keys(RULE_SETS).map((name) => ({ value: name, label: name })),
          ]}
          onChange={({ target }) => startFrom(target.value)}
        />
        <FileField
          label={words.file}
          accept=".json,application/json"
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(setText)
          }}
        />
        <TextAreaField
          label={words.text}
          hint={words.hint}
          required
          rows={18}
          maxLength={MOST_RULE_FILE}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" look="secondary" busy={preview.isPending}>
          {words.preview}
        </Button>
      </form>
      {preview.data && (
        <div className="mt-5 grid gap-3 border-t border-line pt-4">
          <RulesPreview preview={preview.data} />
          {isRight && previewed !== text && <p className="text-muted">{words.changedSince}</p>}
          {isRight && previewed === text && (
            <Button busy={publish.isPending} onClick={() => publish.mutate({ text })}>
              {words.publish(rules.nextRound)}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
