import { useQuery } from '@tanstack/react-query';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { getSiteConfig } from '../data/env.ts';
import { Logo } from '../ui/drawings/logo.tsx';
import {
  Backdrop,
  Dialog,
  ErrorText,
  Field,
  HelpText,
  Horizon,
  SubmitButton,
  Title,
} from './gate-dialog-styles.ts';
import { gateHelpQuery } from './gate-help-query.ts';
import { isMarkedPassword } from './password.ts';

interface GateDialogProps {
  /** Called when the field contains the password, before it is submitted, so that the page can be preloaded. */
  onRightEntry: () => void;
  onUnlock: () => void;
  /** Renders the error when the password cannot be checked. */
  renderFault: (error: unknown) => ReactNode;
}

/** The locked state: a form for the shared password, which calls `onUnlock` when it is right. */
export function GateDialog({ onRightEntry, onUnlock, renderFault }: GateDialogProps) {
  const [wrongTries, setWrongTries] = useState(0);
  const [verifying, setVerifying] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const input = useRef<HTMLInputElement>(null);
  const check = useEntryCheck();
  const id = useId();
  const { data: help } = useQuery(gateHelpQuery());
  const isWrong = wrongTries > 0;
  const hasHelp = typeof help === 'string' && help !== '';
  // The help text follows the last focusable element, so it is also part of the field's description.
  const described = [isWrong && `${id}-error`, hasHelp && `${id}-help`].filter(Boolean);

  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    if (verifying || !field) return;
    setVerifying(true);
    // Read from the field itself: some password managers fill it in without an event.
    const entry = field.value;
    // An empty entry is always wrong, and some engines derive no key from it.
    const right = entry !== '' && (await check(entry).catch(setFault));
    setVerifying(false);
    if (right) return onUnlock();
    field.value = '';
    setWrongTries((tries) => tries + 1);
    field.focus();
  };

  const change = (value: string) => {
    // Checks while typing, where the Web Crypto API makes that fast: see `deriveKey`. Errors are reported on submit.
    if (!value || !globalThis.crypto?.subtle) return;
    check(value).then(
      (right) => right && onRightEntry(),
      () => {},
    );
  };

  // When the check itself fails, only a reload can help.
  if (fault !== undefined) return renderFault(fault);
  return (
    <Backdrop>
      <Horizon>
        <Logo />
      </Horizon>
      <Dialog open aria-modal="true" aria-labelledby={`${id}-title`} onKeyDown={keepFocusInside}>
        <Title id={`${id}-title`}>Password required</Title>
        <form onSubmit={submit}>
          <Field
            ref={input}
            type="password"
            aria-label="Password"
            placeholder="Enter password"
            autoComplete="current-password"
            onChange={(event) => change(event.target.value)}
            aria-invalid={isWrong}
            aria-describedby={described.join(' ') || undefined}
          />
          {isWrong && (
            // A new key for each attempt, so that a second wrong password is announced again.
            <ErrorText key={wrongTries} id={`${id}-error`} role="alert">
              Incorrect password
            </ErrorText>
          )}
          <SubmitButton type="submit">Submit</SubmitButton>
        </form>
        {/* A live region, since the help text loads after the field has the focus. */}
        <div role="status">{hasHelp && <HelpText id={`${id}-help`}>{help}</HelpText>}</div>
      </Dialog>
    </Backdrop>
  );
}

/** Checks an entry once, and reuses the result until the entry changes. */
function useEntryCheck() {
  const last = useRef<{ entry: string; isRight: Promise<boolean> }>(undefined);
  return (entry: string): Promise<boolean> => {
    if (last.current?.entry === entry) return last.current.isRight;
    const { gateSalt, gateDigest } = getSiteConfig();
    const isRight = isMarkedPassword(entry, { salt: gateSalt, digest: gateDigest });
    last.current = { entry, isRight };
    // A failed check is not cached.
    isRight.catch(() => {
      if (last.current?.isRight === isRight) last.current = undefined;
    });
    return isRight;
  };
}

/** Keeps Tab inside the dialog. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const leaving = event.shiftKey ? stops.at(0) : stops.at(-1);
  const entering = event.shiftKey ? stops.at(-1) : stops.at(0);
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  entering?.focus();
}
