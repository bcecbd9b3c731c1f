import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AvatarProvider, useAvatar } from './avatar-provider.tsx';
import { createStatusStore } from './status-store.ts';
import { completeAssets, createFakeService } from './testing/fake-service.ts';

const voice = { introText: 'Hi.' };

function State({ id }: { id: string }) {
  const { status, assets } = useAvatar(id);
  const words = status.error ?? (status.isComplete ? assets.video?.secureUrl : 'nothing yet');
  return <p>{`${id}: ${words}`}</p>;
}

describe('the avatar provider', () => {
  it('checks each avatar that has a voice on load, and no other', async () => {
    const { service, assets } = createFakeService();
    assets.set('tara', completeAssets);
    assets.set('neo', completeAssets);
    const check = vi.spyOn(service, 'checkAssets');
    const store = createStatusStore({ reader: service, log: vi.fn() });
    const avatars = [
      { id: 'tara', voice },
      { id: 'neo', voice: undefined },
    ];
    const page = (
      <AvatarProvider store={store} avatars={avatars}>
        <State id="tara" />
        <State id="neo" />
      </AvatarProvider>
    );
    const { rerender } = render(page);
    expect(screen.getByText('tara: nothing yet')).toBeVisible();
    expect(await screen.findByText('tara: /a')).toBeVisible();
    expect(screen.getByText('neo: nothing yet')).toBeVisible();
    rerender(page);
    expect(check.mock.calls).toEqual([['tara']]);
  });

  it('stores a failed check as the avatar’s error, and logs it', async () => {
    const { service } = createFakeService();
    const reason = new Error('');
    service.checkAssets = () => Promise.reject(reason);
    const log = vi.fn();
    const store = createStatusStore({ reader: service, log });
    render(
      <AvatarProvider store={store} avatars={[{ id: 'tara', voice }]}>
        <State id="tara" />
      </AvatarProvider>,
    );
    expect(await screen.findByText('tara: Failed to check assets')).toBeVisible();
    expect(log).toHaveBeenCalledWith('The files of the avatar tara could not be checked:', reason);
  });

  it('updates after changes', async () => {
    const { service } = createFakeService();
    const store = createStatusStore({ reader: service, log: vi.fn() });
    render(
      <AvatarProvider store={store} avatars={[]}>
        <State id="tara" />
      </AvatarProvider>,
    );
    act(() => store.dispatch({ type: 'GENERATION_ERROR', avatarId: 'tara', error: 'No credits' }));
    expect(screen.getByText('tara: No credits')).toBeVisible();
  });

  it('is required by useAvatar', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<State id="tara" />)).toThrow('useAvatar needs an AvatarProvider around it.');
  });
});
