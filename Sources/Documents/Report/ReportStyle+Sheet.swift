extension ReportStyle {
  /// The numbers of rem are of 16 pixels: nothing that is read is below 14.
  static let sheet = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--black);
      font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
    header,main,footer{max-width:70rem;margin:0 auto;padding:0 1rem}
    header{padding-top:2.5rem}
    footer{padding-top:2rem;padding-bottom:2.5rem;font-size:.875rem}
    h1,h2,h3,.value{line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
    h1{margin:0 0 .25rem;font-size:1.875rem;letter-spacing:-.015em}
    h2{margin:2.75rem 0 1rem;font-size:1.3125rem;letter-spacing:-.01em}
    h3{margin:0 0 .5rem;font-size:1rem}
    p{margin:0 0 .5rem;overflow-wrap:anywhere}
    .card>:last-child,.findings li>:last-child{margin-bottom:0}
    .lead{margin-bottom:1rem}
    .muted{color:var(--grey)}
    .card,.scroll{background:var(--card);border:1px solid var(--line);border-radius:.75rem}
    .card{min-width:0;padding:1rem 1.125rem}
    .cards{display:grid;gap:1rem;
      grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
    .small{grid-template-columns:repeat(auto-fit,minmax(min(100%,8.25rem),1fr))}
    .cards h3{color:var(--grey);font-size:.9375rem;font-weight:600}
    .value{margin:0 0 .375rem;font-size:1.75rem;font-weight:650;letter-spacing:-.01em}
    .value,dd,.number,.details,strong{font-variant-numeric:tabular-nums}
    progress{display:block;width:100%;height:.5rem;margin:.25rem 0 .75rem;border:0;
      border-radius:1rem;overflow:hidden;appearance:none;-webkit-appearance:none;
      background:var(--track);color:var(--blue)}
    progress::-webkit-progress-bar{background:var(--track)}
    progress::-webkit-progress-value{background:var(--blue);border-radius:1rem}
    progress::-moz-progress-bar{background:var(--blue);border-radius:1rem}
    dl{margin:.75rem 0 0}
    dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;
      padding:.3125rem 0;border-top:1px solid var(--line);font-size:.9375rem}
    dt{color:var(--grey)}
    dd{margin:0}
    .today{display:grid;gap:1rem;align-items:start}
    .lists{display:grid;gap:1rem;min-width:0}
    .tasks{margin:0;padding:0;list-style:none;columns:17rem;column-gap:2rem}
    .tasks li{padding:.5rem 0;border-top:1px solid var(--line);break-inside:avoid}
    .tasks+p{margin:.5rem 0 0}
    .title{display:block;overflow-wrap:anywhere}
    .details{display:flex;flex-wrap:wrap;gap:0 .75rem;font-size:.875rem;overflow-wrap:anywhere}
    .details>*{min-width:0}
    .findings{display:grid;gap:1rem;margin:0;padding:0;list-style:none;
      grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
    .findings li{border-left:.25rem solid currentColor}
    .findings p,.findings dd{color:var(--black)}
    .findings dl{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-top:.5rem}
    .findings dl div{gap:.375rem;padding:0;border:0;font-size:.875rem}
    .findings dd{font-weight:600}
    .tables{display:grid;gap:1rem;align-items:start;margin-top:1rem;
      grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
    .stack{display:grid;gap:1rem;margin-top:1rem;grid-template-columns:minmax(0,1fr)}
    .scroll{overflow-x:auto}
    .scroll:focus-visible{outline:.1875rem solid var(--blue);outline-offset:.125rem}
    table{width:100%;border-collapse:collapse;font-size:.9375rem}
    caption{padding:.875rem 1.125rem .5rem;font-weight:600;text-align:left}
    th,td{padding:.4375rem .75rem;border-top:1px solid var(--line);text-align:left;
      white-space:nowrap}
    thead th{color:var(--grey);font-weight:600}
    th:first-child{padding-left:1.125rem}
    th:last-child,td:last-child{padding-right:1.125rem}
    tbody th{position:sticky;left:0;background:var(--card);font-weight:500}
    tbody .name{min-width:8rem;white-space:normal;overflow-wrap:anywhere}
    [aria-current] th{box-shadow:inset .25rem 0 var(--blue)}
    [aria-current]>*{font-weight:700}
    .number{text-align:right}
    .charts{display:grid;gap:1rem;
      grid-template-columns:repeat(auto-fit,minmax(min(100%,28rem),1fr))}
    figure{margin:0}
    .drawn{padding:.375rem}
    .drawn svg{display:block;width:100%;max-width:34rem;height:auto;margin:0 auto}
    .today .drawn svg{max-width:21rem}
    .drawn svg .background{fill:none}
    .drawn svg .edge{stroke:var(--card)}
    .drawn svg .track{fill:var(--track)}
    .drawn svg .grid{stroke:var(--track)}
    .whole{grid-column:1/-1}
    figure.whole{padding:0}
    .whole .scroll{border:0;padding:.375rem}
    .whole svg{min-width:66rem;max-width:none}
    .wide{display:none}
    ol{margin:.5rem 0 0;padding-left:1.5rem}
    @media (min-width:40rem){
      header,main,footer{padding-left:1.5rem;padding-right:1.5rem}
      .wide{display:block}
      .narrow{display:none}
    }
    @media (min-width:60rem){
      .today{grid-template-columns:20rem minmax(0,1fr)}
    }

    """

  static let printSheet = """
    @page{size:A4;margin:15mm}
    html{font-size:10.5pt}
    body,.card,.scroll{background:none}
    header,main,footer{max-width:none;padding:0}
    h2{margin-top:1.5rem}
    h2,h3,caption{break-after:avoid}
    .card,tr,svg,dl,li{break-inside:avoid}
    .scroll{overflow:visible;border:0}
    .scroll table{font-size:.875rem}
    .scroll th,.scroll td{padding:.25rem}
    div.whole table{font-size:.8125rem}
    tbody th{position:static;background:none}
    thead{display:table-header-group}
    .whole svg{min-width:0}
    .charts{grid-template-columns:1fr 1fr}
    .wide{display:none}
    .narrow{display:block}
    progress{print-color-adjust:exact;-webkit-print-color-adjust:exact}

    """
}
