// Floods the server with picture requests until its input ends. Started by the bench.
const [url, address = ''] = process.argv.slice(2);
const statuses: Record<string, number> = {};
const controller = new AbortController();
let asked = 0;

function count(status: number | string): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

async function ask(): Promise<void> {
  asked += 1;
  const size = `w=${401 + (asked % 1600)}&pad=${1 + Math.floor(asked / 1600)}`;
  try {
    const answer = await fetch(`${url}?${size}&fm=avif&q=100`, {
      headers: { 'x-forwarded-for': address },
      signal: controller.signal,
    });
    await answer.arrayBuffer();
    count(answer.status);
  } catch (error) {
    count(controller.signal.aborted ? 'hung up' : String(error));
  }
}

async function askAgain(): Promise<void> {
  while (!controller.signal.aborted) {
    await ask();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function flood(): Promise<void> {
  process.stdin.resume().once('end', () => controller.abort());
  await Promise.all(Array.from({ length: 190 }, askAgain));
  console.log(JSON.stringify(statuses));
}

void flood();
